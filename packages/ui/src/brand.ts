/** What an operator changes to put its own name on the product. */
export const brand = {
  name: 'Bussola',
  guideUrl: 'https://guida.bussola.example',
  policies: {
    terms: 'https://bussola.example/termini',
    privacy: 'https://bussola.example/privacy',
    cookies: 'https://bussola.example/cookie',
  },
} as const;
