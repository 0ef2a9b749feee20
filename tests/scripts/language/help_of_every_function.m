% help knows functions of the interpreter and those of the user.
help clear
help mustBePositive
help dbstop
help twice
help undescribed
help no_such_function
help if
help end
help else
help('+')
help('&&')
t = help('dbcont')
function y = twice(x)
% TWICE  Two times a number.
%   y = twice(x)
y = 2 * x;
end
function undescribed
end
