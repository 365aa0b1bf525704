import type { Block } from '#domain/content/blocks.ts'
import { type StoredValue, storedValues } from '#domain/content/stored-values.ts'
import type { Language } from '#domain/settings.ts'

const words = {
  en: {
    head: ['Name', 'Where', 'How long', 'What for'],
    kinds: { cookie: 'Cookie', local: 'Local storage', session: 'Session storage' },
    lives: { deleted: 'Until you delete it', tab: 'Until the tab is closed' },
    units: { years: ['year', 'years'], months: ['months', 'months'], days: ['days', 'days'], hours: ['hour', 'hours'] },
    joined: (count: number, unit: string) => `${count} ${unit}`,
  },
  ja: {
    head: ['名前', '場所', '期間', '目的'],
    kinds: { cookie: 'クッキー', local: 'ローカルストレージ', session: 'セッションストレージ' },
    lives: { deleted: 'ブラウザでの削除まで', tab: 'タブを閉じるまで' },
    units: { years: ['年', '年'], months: ['か月', 'か月'], days: ['日', '日'], hours: ['時間', '時間'] },
    joined: (count: number, unit: string) => `${count}${unit}`,
  },
} as const

const [hour, day] = [3_600, 86_400]

function lifeIn(life: StoredValue['life'], language: Language): string {
  const { lives, units, joined } = words[language]
  if (typeof life === 'string') return lives[life]
  const say = (seconds: number, [one, many]: readonly [string, string]) => {
    const count = Math.round(life / seconds)
    return joined(count, count === 1 ? one : many)
  }
  if (life >= 365 * day) return say(365 * day, units.years)
  if (life > 60 * day) return say((365 / 12) * day, units.months)
  return life > day ? say(day, units.days) : say(hour, units.hours)
}

/** The table of everything that the shop stores in a browser. */
export function storedTable(language: Language): Block {
  const { head, kinds } = words[language]
  const rows = storedValues.map(({ name, kind, life, why }) => [
    name,
    kinds[kind],
    lifeIn(life, language),
    why[language],
  ])
  return { table: { head, rows } }
}
