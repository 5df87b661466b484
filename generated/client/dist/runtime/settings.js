/** @throws TypeError when a setting cannot work. */
export function checkSettings(settings) {
  const { authUrl = settings.baseUrl } = settings;
  checkLimits(settings);
  return { ...settings, baseUrl: address('baseUrl', settings.baseUrl), authUrl: address('authUrl', authUrl) };
}
/**
 * The limits of a call: what the call chooses, else the connection, else the defaults.
 *
 * @throws TypeError when one of them cannot work.
 */
export function limitsOf(settings, options) {
  const limits = { ...defaults };
  for (const name of Object.keys(defaults)) {
    limits[name] = options[name] ?? settings[name] ?? defaults[name];
  }
  checkLimits(limits);
  return limits;
}
const defaults = {
  timeout: 60_000,
  maxRetries: 4,
  maxWait: 60_000,
  retryDelay: 1000,
};
function checkLimits({ timeout = 1, maxRetries = 0, maxWait = 0, retryDelay = 0 }) {
  if (!(timeout > 0)) throw new TypeError('timeout must be a number of milliseconds above 0.');
  for (const [name, value] of Object.entries({ maxRetries, maxWait, retryDelay })) {
    if (!(value >= 0)) throw new TypeError(`${name} must be a number from 0.`);
  }
}
/** An address without its last slash, so that paths can be put behind it. */
function address(name, value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (plain) return url.href.replace(/\/+$/, '');
  // The value isn't repeated: it may hold a password.
  throw new TypeError(`${name} must be an absolute http or https URL without user, password, query and fragment.`);
}
