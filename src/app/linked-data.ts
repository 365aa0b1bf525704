import type { PageContent } from '#domain/content/page-content.ts'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { type Language, settings } from '#domain/settings.ts'

const { name, nativeName, productName } = settings.brand

const productText: Record<Language, string> = {
  en: 'A split-toe shoe with no raised heel, shaped to your own feet and printed to order.',
  ja: 'かかととつま先の高さが同じ、足袋型の靴です。お客様の足に合わせ、ご注文ごとに3Dプリントでつくります。',
}

/** The structured data (schema.org) that a page gives search engines. */
export function linkedData(path: string, language: Language, publicUrl: string, content: unknown): string | undefined {
  const things: Record<string, () => object> = {
    '/': () => ({
      '@type': 'Organization',
      name,
      alternateName: nativeName,
      url: publicUrl + withLanguage('/', language),
      logo: `${publicUrl}/icon-512.png`,
    }),
    '/shop_tabbi': () => ({
      '@type': 'Product',
      name: productName,
      description: productText[language],
      image: `${publicUrl}/img/hero-grey.webp`,
      url: publicUrl + withLanguage('/shop_tabbi', language),
      brand: { '@type': 'Brand', name },
      material: settings.material[language],
      offers: Object.entries(settings.prices).map(([eligibleRegion, { currency, pair }]) => ({
        '@type': 'Offer',
        eligibleRegion,
        priceCurrency: currency,
        price: currency === 'JPY' ? pair : pair / 100,
        availability: 'https://schema.org/MadeToOrder',
      })),
    }),
    '/faq': () => ({
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: (content as PageContent['/faq']).groups
        .flatMap(({ questions }) => questions)
        .map(({ asked, answer }) => ({
          '@type': 'Question',
          name: asked,
          acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
        })),
    }),
  }
  const thing = things[path]?.()
  return thing && JSON.stringify({ '@context': 'https://schema.org', ...thing })
}
