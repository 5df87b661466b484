/** Shows the document that the page names, with Redoc. */
const place = document.querySelector('#redoc');
const [{ init }, contract] = await Promise.all([
  import(new URL(place.dataset.script, document.baseURI)),
  fetch(place.dataset.document).then((response) => response.json()),
]);

const header = document.querySelector('.site-header');
const downloads = place.dataset.downloads.split(' ').filter(Boolean);

// Its search would compile code to see whether a worker can run it, which this page forbids. It searches without one.
globalThis.Worker = undefined;

init(
  contract,
  {
    disableTelemetry: true,
    skipBundle: true,
    schemasExpansionLevel: 1,
    sortRequiredPropsFirst: true,
    scrollYOffset: () => (getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0),
    codeSamples: { languages: languagesIn(contract) },
    downloadUrls: downloads.map((url) => ({ url, title: url.slice(url.lastIndexOf('/') + 1) })),
  },
  place,
);

/** Redoc shows the samples whose language it was told of, in that order. The payload is the body alone. */
function languagesIn({ paths }) {
  const samples = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap((one) => one['x-codeSamples'] ?? []),
  );
  const all = samples.map(({ lang, label = lang }) => ({ lang, label }));
  return [...new Map(all.map((one) => [one.label, one])).values(), { lang: 'payload', label: 'Payload' }];
}

// Redoc looks at the system's colours once, when it starts.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  document.documentElement.classList.toggle('dark', matches);
  document.documentElement.classList.toggle('light', !matches);
});
