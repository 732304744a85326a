/** A chunk of its own, with the form libraries: portals do not wait for it. */
export const loadLoginPage = () => import(/* webpackChunkName: "login" */ './login-page.tsx');
