import type { Translated } from '@bussola/i18n';
import type { documentiIt } from './documenti.it.ts';

export const documentiEn: Translated<typeof documentiIt> = {
  title: 'One place for the papers that matter.', lead: 'When they are needed, one always looks for them in a hurry. Start with one: the others will come.', leadSome: 'When they are needed, one always looks for them in a hurry. Here they are in order, and encrypted.',
  first: 'Upload the first document', upload: 'Upload documents', rules: 'PDF, JPG, PNG or WebP, up to {{mb}} MB.', onlyYou: 'Only you see them.', others: 'Whoever has your access to documents sees them too.', drop: 'You can also drag them here.', dropHere: 'Drop the documents here',
  startFrom: 'For your family we would start here', health: 'Avoid uploading documents about health: they are not needed here.', take: 'Upload', takeOne: 'Upload: {{what}}',
  suggest: {
    polizzaMutuo: { name: 'Mortgage policy', why: 'Says how much it covers already, and whom' }, polizzaCasa: { name: 'Home policy', why: 'Says what is insured, and for how much' }, inps: { name: 'INPS statement of {{name}}', why: 'Makes the pension more precise' },
    redditi: { name: 'Tax return of {{name}}', why: 'Confirms the net income' }, atto: { name: 'Deed of the home', why: 'Shares and value' },
  },
  list: 'The documents, latest first', loading: 'Loading the documents', failed: 'The documents cannot be read now', safe: 'Those already uploaded are safe.',
  type: { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG photo', 'image/png': 'PNG image', 'image/webp': 'WebP image' }, added: 'of {{date}}', byOther: 'uploaded by somebody with your access', kb: '{{size}} kB', mb: '{{size}} MB',
  room: '{{used}} of {{quota}} used.', redrawn: 'Pictures are kept without the hidden data of the camera; PDFs stay identical.',
  download: 'Download', downloadOne: 'Download {{name}}', downloading: 'Downloading…', downloadFailed: 'We could not download the document', rename: 'Rename', renameOne: 'Rename {{name}}', remove: 'Delete', removeOne: 'Delete {{name}}',
  renameTitle: 'What is it called?', newName: 'Name of the document', renamed: 'Name saved', save: 'Save the name', saving: 'Saving…',
  removeTitle: 'Delete “{{name}}”?', removeText: 'It is erased for good: there is no way to have it back. If you need it, download it first.', removing: 'Deleting…', removed: 'Document deleted',
  sending: { label: 'Uploads', waiting: 'Waiting', share: '{{share}}%', checking: 'Checking and encrypting…', done: 'Uploaded', cancel: 'Stop', cancelOne: 'Stop uploading {{name}}', again: 'Try again', againOne: 'Try {{name}} again', dismiss: 'Take off the list', dismissOne: 'Take {{name}} off the list' },
  refused: {
    fileType: 'It is not a PDF, JPG, PNG or WebP.', fileDamaged: 'The file is damaged or incomplete.', fileTooLarge: 'It is too large: up to {{mb}} MB.', fileActive: 'The PDF holds programs or other files: print it to PDF again.', fileMalware: 'It did not pass the virus check.', fileEmpty: 'The file is empty.',
    quota: 'There is no room left: delete the documents you do not need.', noFile: 'Choose at least one file.', stopped: 'Upload stopped.',
  },
  service: { title: 'Documents', text: 'Policies, mortgage, tax returns, deeds: the family’s papers in one place, encrypted.', open: 'Open the documents', state_one: '{{count}} document', state_other: '{{count}} documents', none: 'None yet' },
  vista: 'The documents', vistaNone: 'There are no documents yet.',
  photo: {
    title: 'The picture of {{name}}', own: 'Your picture', text: 'JPG, PNG or WebP, up to 2 MB. We keep a small square of it, without the hidden data of the camera.', choose: 'Choose a picture', change: 'Change picture', changeOf: 'Change picture: {{name}}', remove: 'Take the picture away', removing: 'Taking it away…', saving: 'Uploading… {{share}}%', saved: 'Picture saved', removed: 'Picture taken away', close: 'Close', tooLarge: 'It is too large: up to 2 MB.',
  },
};
