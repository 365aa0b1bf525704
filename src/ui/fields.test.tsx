import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { CodeField } from './code-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Quantity } from './quantity.tsx'
import { RadioCards } from './radio-cards.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'

test('a field is announced with its label, error and help', () => {
  render(<Field label="Email" mark="may stay empty" help="For the confirmation." error="It has no @." />)
  const field = screen.getByRole('textbox', { name: 'Email may stay empty' })
  expect(field).toHaveProperty('ariaInvalid', 'true')
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'It has no @.',
    'For the confirmation.',
  ])
})

test('a valid field has neither aria-invalid nor a description', () => {
  render(<Field label="Town" />)
  const field = screen.getByRole('textbox', { name: 'Town' })
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.getAttribute('aria-describedby')).toBeNull()
})

test('every kind of field is described by its error', () => {
  render(
    <>
      <TextArea label="A word" error="Too long." />
      <Select label="Time" error="Choose one.">
        <option>Morning</option>
      </Select>
      <Checkbox label="I have read it" error="Please tick it." />
      <RadioCards legend="Fit" value={undefined} onChange={() => {}} choices={[]} error="Choose a fit." />
    </>,
  )
  const said = [
    screen.getByRole('textbox'),
    screen.getByRole('combobox'),
    screen.getByRole('checkbox'),
    screen.getByRole('group'),
  ].map((control) => document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent)
  expect(said).toEqual(['Too long.', 'Choose one.', 'Please tick it.', 'Choose a fit.'])
})

function Code({ onComplete }: { onComplete: (digits: string) => void }) {
  const [code, setCode] = useState('')
  return <CodeField label="Code" value={code} onChange={setCode} onComplete={onComplete} />
}

test.each(['402917', '402 917', '４０２９１７', ' 402-917\n', 'Your code: 402917'])(
  'the code may be pasted as %j',
  async (text) => {
    const complete = vi.fn()
    render(<Code onComplete={complete} />)
    const field = screen.getByRole('textbox', { name: 'Code' })
    await userEvent.click(field)
    await userEvent.paste(text)
    expect(field).toHaveProperty('value', '402917')
    expect(complete.mock.calls).toEqual([['402917']])
  },
)

test('a typed code accepts digits only and completes once', async () => {
  const complete = vi.fn()
  render(<Code onComplete={complete} />)
  const field = screen.getByRole('textbox', { name: 'Code' })
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  await userEvent.type(field, '4a0 2９17')
  expect(field).toHaveProperty('value', '402917')
  await userEvent.type(field, '5')
  expect(field).toHaveProperty('value', '402917')
  expect(complete).toHaveBeenCalledOnce()
})

function Pairs({ max = 4 }: { max?: number }) {
  const [pairs, setPairs] = useState(1)
  return <Quantity label="Pairs" value={pairs} onChange={setPairs} max={max} lessLabel="Less" moreLabel="More" />
}

test('the quantity changes by buttons and arrow keys and stops at its limits', async () => {
  render(<Pairs />)
  const [less, more] = [screen.getByRole('button', { name: 'Less' }), screen.getByRole('button', { name: 'More' })]
  const amount = screen.getByRole('spinbutton', { name: 'Pairs' })
  expect(less.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(more)
  await userEvent.type(amount, '{ArrowUp}')
  expect(amount.getAttribute('aria-valuenow')).toBe('3')
  await userEvent.type(amount, '{End}{ArrowUp}')
  await userEvent.click(more)
  expect(amount.getAttribute('aria-valuenow')).toBe('4')
  expect(more.getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(amount, '{Home}')
  await userEvent.click(less)
  expect(amount).toHaveProperty('value', '1')
})

test.each([
  ['３', '3'],
  ['9', '4'],
  ['0', '1'],
  ['', '1'],
  ['two', '1'],
])('a quantity typed as %j becomes %s on blur', async (typed, counted) => {
  render(<Pairs />)
  const amount = screen.getByRole('spinbutton')
  await userEvent.clear(amount)
  if (typed) await userEvent.type(amount, typed)
  await userEvent.tab()
  expect(amount).toHaveProperty('value', counted)
})

test('a choice is made by clicking its card', async () => {
  const change = vi.fn()
  const choices = [
    { value: 'close', name: 'Close', note: '6 mm' },
    { value: 'roomy', name: 'Roomy', note: '12 mm' },
  ]
  render(<RadioCards legend="Fit" choices={choices} value="close" onChange={change} />)
  await userEvent.click(screen.getByText('Roomy'))
  expect(change.mock.calls).toEqual([['roomy']])
  expect(screen.getByRole('radio', { name: 'Close 6 mm' })).toHaveProperty('checked', true)
})

test('the error summary takes the focus and links to each field', async () => {
  const errors = [
    { field: 'town', text: 'Write your town.' },
    { field: 'fit', text: 'Choose a fit.' },
  ]
  const choices = [{ value: 'close', name: 'Close' }]
  render(
    <>
      <ErrorSummary heading="Something is missing" errors={errors} />
      <Field id="town" label="Town" />
      <RadioCards id="fit" legend="Fit" value={undefined} onChange={() => {}} choices={choices} />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Something is missing' }))
  await userEvent.click(screen.getByRole('link', { name: 'Write your town.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Town' }))
  await userEvent.click(screen.getByRole('link', { name: 'Choose a fit.' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Close' }))
})

test('a busy button keeps its label and focus and ignores presses', async () => {
  const [press, send] = [vi.fn(), vi.fn()]
  render(
    <form onSubmit={send}>
      <Button isBusy type="submit" onClick={press}>
        Place order
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Place order' })
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter} ')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})
