/** Names of query parameters whose values must not reach a log. */
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

/** A URL as it may be logged: without sign-in links and secrets of the query, and truncated. */
export function addressForLog(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s, 2)
  const plain = path.replace(/^((?:\/(?:ja|en))?\/auth)\/(?!error$)[^/]+/, '$1/hidden')
  return (query === undefined ? plain : `${plain}?${hideQuery(query)}`).slice(0, longest)
}
