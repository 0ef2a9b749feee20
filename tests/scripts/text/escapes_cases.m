fprintf('tab:\t|\n');
fprintf("double quoted\tstays\n");
disp(double(sprintf('\\\n\x41\101')))
a = 'it''s';
disp(a)
disp(length(a))
