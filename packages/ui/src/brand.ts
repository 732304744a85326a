interface Brand {
  name: string;
  /** A page of ours, or an address of the operator's. */
  guideUrl: string;
  /** Pages of ours with demonstration texts, or addresses of the operator's. */
  policies: { terms: string; privacy: string; cookies: string };
}

/** What an operator changes to put its own name on the product. */
export const brand: Brand = {
  name: 'Bussola',
  guideUrl: '/guida',
  policies: { terms: '/termini', privacy: '/privacy', cookies: '/cookie' },
};
