% The current folder and the places of files start at the root.
disp(pwd == "" | startsWith(pwd, '/'))
disp(endsWith(mfilename('fullpath'), 'places_of_files'))
disp(startsWith(mfilename('fullpath'), '/'))
disp(strcmp(fileparts(mfilename('fullpath')), pwd))
disp(strcmp(which('places_of_files'), [mfilename('fullpath') '.m']))
here = pwd;
cd(tempdir)
cd(here)
disp(strcmp(here, pwd))
try
    error('a:b', 'c')
catch failure
    disp(strcmp(failure.stack(1).file, [mfilename('fullpath') '.m']))
end
s = dbstack('-completenames');
disp(strcmp(s(1).file, [mfilename('fullpath') '.m']))
s = dbstack;
disp(s(1).file)
v = ver('matlab');
disp(fieldnames(v)')
disp(verLessThan('matlab', '9.1'))
disp(verLessThan('matlab', '99.1'))
disp(version('-release'))
disp(isMATLABReleaseOlderThan('R2030a'))
disp(numel(ver('no such toolbox')))
try
    verLessThan('no such toolbox', '1.0');
catch failure
    disp(failure.message)
end
