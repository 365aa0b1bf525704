import { Icon, type IconProps } from './icon.tsx'

/** One more. */
export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5V19M5 12H19" />
    </Icon>
  )
}
