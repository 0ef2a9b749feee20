% Declares the global variable of global_through_scripts.
global sharedQ
