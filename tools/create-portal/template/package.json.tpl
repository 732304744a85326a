{
  "name": "@bussola/mfe-{{name}}",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "scripts": {
    "dev": "node ../tools/run.mjs dev {{name}}",
    "release": "node ../tools/run.mjs portal release {{name}}"
  },
  "dependencies": {
    "@bussola/client": "workspace:*",
    "@bussola/i18n": "workspace:*",
    "@bussola/portal": "workspace:*",
    "@bussola/ui": "workspace:*",
    "react": "catalog:",
    "react-dom": "catalog:"
  },
  "devDependencies": {
    "@bussola/test-page": "workspace:*",
    "@jest/globals": "catalog:",
    "@testing-library/dom": "catalog:",
    "@testing-library/react": "catalog:",
    "@types/react": "catalog:",
    "@types/react-dom": "catalog:"
  }
}
