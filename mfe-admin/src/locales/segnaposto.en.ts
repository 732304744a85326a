export const segnapostoEn = {
  title: 'Placeholder family',
  lead: 'A made-up family that belongs to nobody: open its area and look at Bussola with the eyes of a family.',
  rules: {
    look: 'A bar at the top says where you are, with the way out.',
    change:
      'You may change the answers and try everything: when the last person leaves, it is as it was.',
    real: 'None of the data is of a real person.',
  },
  open: 'Open the family',
  opening: 'Opening…',
};
