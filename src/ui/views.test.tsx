import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Countdown } from './countdown.tsx'
import { PlotFrame } from './plot-frame.tsx'
import { plotScale } from './plot-scale.ts'
import { Price } from './price.tsx'
import { Tabs } from './tabs.tsx'
import { Timeline } from './timeline.tsx'

afterEach(() => vi.useRealTimers())

const tabs = ['Left', 'Right', 'Both'].map((name) => ({ id: name, name, panel: `Length of ${name}` }))

test('tabs are one tab stop, and arrow keys, Home and End move between them', async () => {
  render(<Tabs label="Views" tabs={tabs} />)
  const shown = () => [document.activeElement?.textContent, screen.getByRole('tabpanel').textContent]
  await userEvent.tab()
  expect(shown()).toEqual(['Left', 'Length of Left'])
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toEqual(['Right', 'Length of Right'])
  await userEvent.keyboard('{End}')
  expect(shown()).toEqual(['Both', 'Length of Both'])
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toEqual(['Left', 'Length of Left'])
  await userEvent.keyboard('{ArrowLeft}{Home}')
  expect(shown()).toEqual(['Left', 'Length of Left'])
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Left' }))
})

function openCountdown(seconds: number) {
  vi.useFakeTimers({ now: 0 })
  const ended = vi.fn()
  render(
    <Countdown
      until={seconds * 1_000}
      now={Date.now}
      label="Kept for"
      ended="The time is over."
      say={(minutes) => `${minutes} min left`}
      onEnd={ended}
    />,
  )
  const said: string[] = []
  const pass = (wanted: number) => {
    for (let second = 0; second < wanted; second++) {
      act(() => vi.advanceTimersByTime(1_000))
      const now = screen.getByRole('status').textContent ?? ''
      if (now !== '' && now !== said.at(-1)) said.push(now)
    }
  }
  return { pass, said, ended }
}

test('a countdown updates every second and is announced at whole minutes and the end only', () => {
  const { pass, said, ended } = openCountdown(150)
  expect(screen.getByRole('timer').textContent).toBe('2:30')
  expect(screen.getByRole('status').textContent).toBe('')
  pass(29)
  expect(screen.getByRole('timer').textContent).toBe('2:01')
  expect(said).toEqual([])
  pass(1)
  expect(said).toEqual(['2 min left'])
  pass(60)
  expect(said).toEqual(['2 min left', '1 min left'])
  expect(ended).not.toHaveBeenCalled()
  pass(65)
  expect(said).toEqual(['2 min left', '1 min left', 'The time is over.'])
  expect(screen.queryByRole('timer')).toBeNull()
  expect(ended).toHaveBeenCalledOnce()
})

test('a countdown of more than an hour shows its hours', () => {
  openCountdown(3_725)
  expect(screen.getByRole('timer').textContent).toBe('1:02:05')
})

function priceIn(language: string, minor: number, currency: string): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Price minor={minor} currency={currency} tax="with tax" />
    </I18nProvider>,
  )
  return container.textContent?.normalize('NFKC') ?? ''
}

test.each([
  ['en', 18_000, 'GBP', '£180 with tax'],
  ['en', 34_800, 'JPY', '¥34,800 with tax'],
  ['ja', 34_800, 'JPY', '¥34,800 with tax'],
  ['ja', 18_050, 'GBP', '£180.50 with tax'],
])('in %s, %i of %s is written as %s', (language, minor, currency, text) => {
  expect(priceIn(language, minor, currency)).toBe(text)
})

test('a timeline names the state of each stage', () => {
  const words = { done: 'done', current: 'now', coming: 'still to come' }
  render(
    <Timeline
      label="Order"
      words={words}
      stages={[
        { id: 'a', name: 'Placed', state: 'done', when: { iso: '2026-04-01', text: '1 April' } },
        { id: 'b', name: 'Printing', state: 'current' },
        { id: 'c', name: 'Sent', state: 'coming' },
      ]}
    />,
  )
  const stages = within(screen.getByRole('list', { name: 'Order' })).getAllByRole('listitem')
  expect(stages.map((one) => one.textContent)).toEqual([
    'Placed (done)1 April',
    'Printing (now)',
    'Sent (still to come)',
  ])
  expect(stages.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('a plot contains its numbers as a table and spans its axes', () => {
  render(
    <PlotFrame
      caption="Room along the foot"
      tableName="Read it as a table"
      x={{ name: 'Length, %', ticks: [0, 50, 100] }}
      y={{ name: 'Room, mm', ticks: [0, 10] }}
      lines={[
        {
          side: 'left',
          name: 'Left',
          points: [
            [0, 0],
            [100, 10],
          ],
        },
        {
          side: 'right',
          name: 'Right',
          points: [
            [0, 5],
            [50, 5],
          ],
        },
      ]}
    />,
  )
  expect(screen.getByRole('img', { name: 'Room along the foot' })).toBeDefined()
  const rows = screen
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Length, %', 'Left', 'Right'],
    ['0', '0', '5'],
    ['50', '', '5'],
    ['100', '10', ''],
  ])
  expect(document.querySelector('polyline[data-side=left]')?.getAttribute('points')).toBe('52,230 612,40')
})

test('a plot axis may start at any value', () => {
  const across = plotScale({ name: 'Length, mm', ticks: [240, 250, 260] }, 0, 100)
  expect([240, 245, 260].map(across)).toEqual([0, 25, 100])
})
