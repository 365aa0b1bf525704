import { withLanguage } from '#domain/language/language-in-path.ts'
import { settings } from '#domain/settings.ts'

const { available } = settings.languages

function entry(path: string, publicUrl: string): string {
  const others = available.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${publicUrl}${withLanguage(path, one)}"/>`,
  )
  others.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}${path}"/>`)
  return available
    .map((one) => `<url><loc>${publicUrl}${withLanguage(path, one)}</loc>${others.join('')}</url>`)
    .join('\n')
}

/**
 * The sitemap of every page that search engines may list, in every language (sitemaps.org, with the languages of each
 * page).
 */
export function siteMap(paths: readonly string[], publicUrl: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => entry(path, publicUrl)).join('\n')}
</urlset>
`
}

export function robots(publicUrl: string, apiBase: string): string {
  const closed = [apiBase, ...['', ...available.map((one) => `/${one}`)].map((folder) => `${folder}/auth`)]
  return `User-agent: *
${closed
  .filter((path) => path !== '')
  .map((path) => `Disallow: ${path}/`)
  .join('\n')}

Sitemap: ${publicUrl}/sitemap.xml
`
}
