{ "extends": "../tsconfig.json", "include": ["src", "../packages/portal/src/css.d.ts"] }
