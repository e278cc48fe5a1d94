import '@staylore/photo-export/worker';
