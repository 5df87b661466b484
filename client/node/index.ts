export { pdfFromPath } from './pdf-from-path.ts';
