/** Loads the page again after each edit of the sources (`npm run dev`). */
new EventSource('/changes').addEventListener('message', () => location.reload());
