declare module 'react-refresh/runtime' {
  export const performReactRefresh: () => unknown;
}
