export function run(command: string, env?: Record<string, string>): void;
export function install(): void;
export function build(): void;
export function buildBare(): void;
