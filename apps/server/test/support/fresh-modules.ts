import { vi } from 'vitest';

// Test files share a process and its packages, which load slowly; the state of our own modules is not shared.
vi.resetModules();
