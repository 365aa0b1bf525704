export type Tone = 'info' | 'good' | 'caution' | 'error'

const lines: Record<Tone | 'neutral', string> = {
  info: 'M10 9v5M10 6v.1',
  good: 'm6 10.500 2.800 2.800 5.200-6.300',
  caution: 'M10 5.500v5.500M10 14v.1',
  error: 'm7 7 6 6m0-6-6 6',
  neutral: 'M7 10h6',
}

/** The shape of a tone, so that colour is not its only sign: tick, exclamation mark, cross. */
export function Sign({ tone }: { tone: Tone | 'neutral' }) {
  return (
    <svg className="sign" data-tone={tone} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {tone === 'caution' ? <path d="M10 1.800 19 17.500H1Z" /> : <circle cx="10" cy="10" r="8.500" />}
      <path d={lines[tone]} />
    </svg>
  )
}
