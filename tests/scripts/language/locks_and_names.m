% mlock, mislocked, isvarname, namelengthmax.
function lockme(), mlock; end
function r = islocked(), r = mislocked(); end
disp(mislocked('lockme')), lockme(); disp(mislocked('lockme')), munlock('lockme'); disp(mislocked('lockme')), disp(islocked()), disp(isvarname('a1_')), disp(isvarname('_a')), disp(isvarname(repmat('a', 1, 64))), disp(namelengthmax)
