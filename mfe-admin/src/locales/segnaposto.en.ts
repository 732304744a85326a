export const segnapostoEn = {
  title: 'Placeholder family',
  lead: 'A made-up family: open its area and try Bussola as a family would.',
  rules: {
    look: 'A bar at the top says where you are, with the way out.',
    change:
      'You may change the answers and try everything: when the last person leaves, it is as it was.',
    real: 'None of the data is of a real person.',
  },
  open: 'Open the family',
  opening: 'Opening…',
};
