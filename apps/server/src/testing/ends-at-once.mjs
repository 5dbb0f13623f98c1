// A process that ends at once, for tests that need the number of a dead one.
