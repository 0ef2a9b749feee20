% edit opens files in the workbench's window; the console has none. doc prints there.
try
    edit nosuchfile
catch me
    disp(me.identifier)
    disp(me.message)
end
try
    edit
catch me
    disp(me.identifier)
end
try
    edit(fullfile(tempdir, 'no_such_folder_here', 'f.m'))
catch me
    disp(me.identifier)
end
try
    edit(tempdir)
catch me
    disp(me.identifier)
end
disp(strcmp(evalc('doc sin'), evalc('help sin')))
disp(ischar(doc('cos')))
