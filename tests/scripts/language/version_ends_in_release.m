v = version;
disp(v(end-7:end))
disp(~isempty(regexp(v, '^\d+\.\d+\.\d+ \(R\d{4}[ab]\)$', 'once')))
disp(strcmp(version('-release'), v(end-5:end-1)))
