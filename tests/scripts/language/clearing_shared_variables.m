% clear in functions with nested ones, and of global variables.
function r = keeps(), global GG; GG = 4; clear GG; r = exist('GG', 'var'); end
disp(keeps()), global GG, disp(GG), clear GG, disp(exist('GG', 'var')), function r = nested_clear(), x = 3; inner(); r = exist('x', 'var'); function inner(), y = x; clear x; end, end
disp(nested_clear()), clear global, global GG, disp(isempty(GG))
