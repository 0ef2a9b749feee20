% validatestring: beginnings, letter case, ambiguity, names in the message.
disp(validatestring('app', {'apple', 'pear'})), disp(validatestring('PEAR', {'apple', 'pear'})), disp(validatestring('oct', {'octave', 'oct', 'octopus'}))
t = {'validatestring(''x'', {''apple'', ''pear''})', 'validatestring(''a'', {''apple'', ''ant''})', 'validatestring(''x'', {''y''}, ''fun'')', 'validatestring(''x'', {''y''}, ''fun'', ''var'')', 'validatestring(''x'', {''y''}, ''fun'', ''var'', 2)', 'validatestring(5, {''y''})', 'validatestring(''x'', ''y'')'};
for k = 1:numel(t), try, eval([t{k} ';']); disp('runs'), catch e, fprintf('%s\n', strrep(e.message, char(10), ' ')); end, end
