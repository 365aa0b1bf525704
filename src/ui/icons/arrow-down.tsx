import { Icon, type IconProps } from './icon.tsx'

/** An arrow down. */
export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4V20M6 14L12 20L18 14" />
    </Icon>
  )
}
