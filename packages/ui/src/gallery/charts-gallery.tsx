export function ChartsGallery() { return null; }
