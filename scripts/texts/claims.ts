import type { Language } from '#domain/settings.ts'
import { type ShopText, splitSentences } from './shop-text.ts'

/**
 * Words that make a health claim. UK advertising rules ask for clinical proof of each (ASA ruling A24-1238532), and
 * Japan's 薬機法 article 68 forbids them for goods that are not approved, even where they are true.
 */
const claims: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(${[
      'treat(s|ed|ing|ments?)?',
      'cur(e|es|ed|ing)',
      'heal(s|ed|ing)?',
      'reliev(e|es|ed|ing)|relief',
      'prevent(s|ed|ing|ion|ive)?',
      'pain[- ]?free|painless|no more pain|(less|reduces?|ease[sd]?|soothes?) (foot |back |knee )?pain',
      'neuropathy|plantar fasciitis|bunions?|arthritis|hallux valgus|flat feet|fallen arches|metatarsalgia',
      '(doctor|physician|podiatrist|physio)s?[- ](recommended|approved)|recommended by (doctors|podiatrists|physios)',
      'clinical(ly)?|scientifically proven',
      'circulation|blood flow|metabolism|swelling|detox\\w*',
      'posture|(correct|realign|align|fix)(s|es|ing)? (your |the )?(gait|feet|foot|toes|spine|knees)',
      'strengthens? (your |the )?(feet|foot|arch|arches|toes)|stronger (feet|arches)',
      'therap(y|ies|eutic)|rehab\\w*|remed(y|ies)|orthop(a)?edic|medical(ly)?|symptoms?|diseases?|injur(y|ies)',
      'health(y|ier)|good for (your )?(feet|back|health)|wellness|(back|knees?|feet|spine) will thank you',
      '(physio(therapist)?|podiatrist|doctor|orthop(a)?edist|osteopath|chiropractor)s?',
      'supports? (your |the )?(arch(es)?|ankles?|back|knees?|spine)|arch support|(train|exercise|activate|work)s? (your |the )?(foot )?muscles?|muscles?',
      '(reduc|eas|reliev|lower)(e[sd]?|ing) (the )?(strain|stress|load|pressure|fatigue)|fatigue|tired (feet|legs)|strong(er)? (feet|legs|back)',
      '(improves?|better|your) balance|ergonomic(ally)?|sleep better|better sleep|anti[- ]?bacterial|corns|calluses|athlete’s foot|back ?aches?|fall(s)? prevention',
    ].join('|')})\\b`,
    'giu',
  ),
  ja: /治る|治す|治り|治療|改善|予防|効果|効能|効く|血行|血流|外反母趾|足底筋膜炎|関節炎|扁平足|神経障害|痛みが(取|と)れ|痛みが(な|無)くな|痛みを?(が)?(和|やわ)らげ|痛みが(和|やわ)らぐ|鎮痛|医師(の)?(推奨|監修)|専門医|臨床|矯正|姿勢|健康にな|健康(的|効果)|代謝|むくみ|解消|デトックス|療法|リハビリ|医療|症状|体質|(足|脚|筋力)(が|を)強く|鍛え|きたえ|強化|疲れ(に|を|が|ない)|腰痛|膝痛|肩こり|健やか|魚の目|うおのめ|タコ(が|を)|巻き爪|転倒|足腰|負担(を|が)(減|軽|和|少)|水虫|土踏まずを(支|サポート)|刺激|筋肉|楽に(歩|な)|眠り|快眠|抗菌|防臭|バランス(が|を)|理学療法|整体|医師が|医学|ツボ/gu,
}

/** Words that only the page of the foot course may use. */
const courseWords: Record<Language, RegExp> = {
  en: /\b(health( mode)?|strengthen(s|ed|ing)?)\b/giu,
  ja: /ヘルスモード|健康/gu,
}
const coursePlace = 'health_mode'

export type AllowedSentence = { readonly sentence: string; readonly why: string }

/** Sentences that contain such a word without making a claim. */
export const allowedSentences: readonly AllowedSentence[] = [
  { sentence: 'Is it a medical product?', why: 'asks for what the answer denies' },
  { sentence: 'It is not protective footwear and not a medical product.', why: 'denies it' },
  {
    sentence:
      'Nothing here limits our liability where the law does not allow it: death or injury by negligence, fraud, and your rights as a consumer.',
    why: 'the words of the Consumer Rights Act 2015, section 65',
  },
  { sentence: 'It’s an everyday shoe, and we make no claims about your health.', why: 'denies it' },
  { sentence: '健康への効果を目的とするものではありません。', why: 'denies it' },
  { sentence: '医療用の製品ですか', why: 'asks for what the answer denies' },
  { sentence: '安全靴ではなく、医療用の製品でもありません。', why: 'denies it' },
]

export type MarketingClaim = { readonly sentence: string; readonly words: readonly string[] }

type TextWithPlaces = Pick<ShopText, 'text' | 'language' | 'places'>

/** The sentences of a text that make a health claim and are not among the allowed ones. */
export function claimsIn(
  { text, language, places }: TextWithPlaces,
  allowed: readonly AllowedSentence[] = allowedSentences,
): MarketingClaim[] {
  const forbidden = places.has(coursePlace) ? [claims[language]] : [claims[language], courseWords[language]]
  return splitSentences(text).flatMap((sentence) => {
    const words = forbidden.flatMap((one) => sentence.match(one) ?? [])
    const isAllowed = allowed.some((one) => splitSentences(one.sentence).includes(sentence))
    return words.length === 0 || isAllowed ? [] : [{ sentence, words }]
  })
}

/** Allowed sentences that no text contains any more. */
export function unusedSentences(texts: readonly ShopText[]): string[] {
  const sentences = new Set(texts.flatMap(({ text }) => splitSentences(text)))
  return allowedSentences
    .map(({ sentence }) => sentence)
    .filter((sentence) => !sentences.has(sentence.normalize('NFKC')))
}
