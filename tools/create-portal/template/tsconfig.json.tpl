{ "extends": "../packages/lint/tsconfig/browser.json" }
