% Changes the global variable of global_through_scripts, which it does not declare.
show_shared
sharedQ = sharedQ + 1;
show_shared
