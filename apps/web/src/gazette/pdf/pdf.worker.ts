// pdf.js reads files in a worker of its own; as a module of ours it is built and served with the rest.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
