/** Values that must not reach a log, wherever in an address they stand. */
const secretNames = /token|code|email|mail|secret|password|phone|key|^to$/i

function hideQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1)
      return secretNames.test(name) ? `${name}=hidden` : pair
    })
    .join('&')
}

const longest = 300

/** An address as the log may hold it: without sign-in links, secrets in its query, and anything beyond a fair length. */
export function addressForLog(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s, 2)
  const plain = path.replace(/^((?:\/(?:ja|en))?\/auth)\/(?!error$)[^/]+/, '$1/hidden')
  return (query === undefined ? plain : `${plain}?${hideQuery(query)}`).slice(0, longest)
}
