/** /dev/ui, in development only: every part in all its states. */
export { GalleryPage as default } from '@bussola/ui/gallery';
