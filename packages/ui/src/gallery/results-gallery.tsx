export function ResultsGallery() { return null; }
