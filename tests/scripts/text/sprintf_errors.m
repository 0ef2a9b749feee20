try, sprintf(5); catch e, disp('format must be text'), end
try, sprintf('%d', {1}); catch e, disp('no cells'), end
try, sprintf('%d', struct('a', 1)); catch e, disp('no structs'), end
try, sprintf('%d', @sin); catch e, disp('no handles'), end
try, sprintf(); catch e, disp('no arguments'), end
