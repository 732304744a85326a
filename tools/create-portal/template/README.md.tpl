# mfe-{{name}}

The portal under `/{{name}}`.

- `src/pages.ts` is the list of its pages: address, label, file, entry in the menu.
- `src/portal.ts` is what the shell knows of it, such as who may enter. `src/portal-module.tsx` is what runs.
- `src/pages/<as-the-url>/` holds a page each; `src/locales/` the texts, Italian first.
- `npx -y pnpm@12.21.0 dev {{name}}` to write on it; `npx -y pnpm@12.21.0 test page mfe-{{name}}` for its tests.
- `npx -y pnpm@12.21.0 --filter mfe-{{name}} release` publishes it to the product that runs.
