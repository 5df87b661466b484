/** Renders the document of the page with Redoc. */
const container = document.querySelector('#redoc');
const [{ init }, contract] = await Promise.all([
  import(new URL(container.dataset.script, document.baseURI)),
  fetch(container.dataset.document).then((response) => response.json()),
]);

const header = document.querySelector('.site-header');
const downloads = container.dataset.downloads.split(' ').filter(Boolean);

// Its search checks by `eval` whether a worker can run it, which the policy forbids. It searches without a worker.
globalThis.Worker = undefined;

init(
  contract,
  {
    disableTelemetry: true,
    skipBundle: true,
    schemasExpansionLevel: 1,
    sortRequiredPropsFirst: true,
    scrollYOffset: () => (getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0),
    codeSamples: { languages: listLanguages(contract) },
    downloadUrls: downloads.map((url) => ({ url, title: url.slice(url.lastIndexOf('/') + 1) })),
  },
  container,
);

/** Lists the languages of the samples for Redoc, in their order. The payload is the request body. */
function listLanguages({ paths }) {
  const samples = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => operation['x-codeSamples'] ?? []),
  );
  const languages = samples.map(({ lang, label = lang }) => ({ lang, label }));
  return [
    ...new Map(languages.map((language) => [language.label, language])).values(),
    { lang: 'payload', label: 'Payload' },
  ];
}

// Redoc reads the preferred color scheme only when it starts.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  document.documentElement.classList.toggle('dark', matches);
  document.documentElement.classList.toggle('light', !matches);
});
