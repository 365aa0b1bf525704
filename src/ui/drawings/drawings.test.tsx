import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'

type Signs = Record<string, Record<string, ComponentType<{ title?: string }>>>

const drawings: Signs = import.meta.glob(['./*.tsx', '!./drawing.tsx', '!./*.test.tsx'], { eager: true })
const icons: Signs = import.meta.glob(['../icons/*.tsx', '!../icons/icon.tsx'], { eager: true })
const css = readFileSync('src/styles/parts/drawings.css', 'utf8')

function shown(exported: Signs[string], title?: string) {
  const [Sign, ...more] = Object.values(exported)
  if (!Sign || more.length > 0) throw new Error('One file shows one thing.')
  const { container } = render(title ? <Sign title={title} /> : <Sign />)
  const [frame, ...others] = container.querySelectorAll('svg')
  expect(others).toEqual([])
  return { frame: frame as SVGSVGElement, html: container.innerHTML }
}

describe.each(Object.entries({ ...drawings, ...icons }))('%s', (_file, exported) => {
  it('is one decorative SVG whose colours and motion come from the stylesheet', () => {
    const { frame, html } = shown(exported)
    expect(frame.getAttribute('viewBox')).toMatch(/^0 0 \d+ \d+$/)
    expect(frame.getAttribute('aria-hidden')).toBe('true')
    expect(html).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl|(fill|stroke)=|style=|\bid=|<animate|<style|<text|NaN|undefined/)
    expect(frame.querySelectorAll('[transform][class*="comes-"], [transform].levels, [transform].sways')).toHaveLength(
      0,
    )
  })

  it('is labelled when it has a title', () => {
    const { frame } = shown(exported, 'What it shows')
    expect(frame.getAttribute('role')).toBe('img')
    expect(frame.getAttribute('aria-label')).toBe('What it shows')
    expect(frame.getAttribute('aria-hidden')).not.toBe('true')
  })
})

it.each(Object.entries(drawings))('%s has one accent', (_file, exported) => {
  expect(shown(exported).frame.querySelectorAll('.accent')).toHaveLength(1)
})

it.each(Object.entries(icons))('%s is 24 by 24', (_file, exported) => {
  expect(shown(exported).frame.getAttribute('viewBox')).toBe('0 0 24 24')
})

it('animates only without reduced motion and never endlessly', () => {
  expect(css).toContain('prefers-reduced-motion: no-preference')
  expect(css).not.toContain('infinite')
  expect(css.slice(0, css.indexOf('@media'))).not.toContain('animation')
})
