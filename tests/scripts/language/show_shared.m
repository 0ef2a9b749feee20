function show_shared
global sharedQ
fprintf("shared:%s\n", sprintf(" %g", sharedQ));
end
