% Only the workbench has a window that shows a variable.
a = magic(3);
try
    openvar a
catch e
    disp(e.identifier)
    disp(e.message)
end
try
    openvar('nosuch')
catch e
    disp(e.identifier)
    disp(e.message)
end
