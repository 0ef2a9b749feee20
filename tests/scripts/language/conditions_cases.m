% & and | of if and while skip their right side when the left decides.
x = [];
if isempty(x) | x(1) > 0, disp('either'), end
if ~isempty(x) & x(1) > 0, disp('wrong'), else, disp('neither'), end
if isempty(x) | x(1) > 0 | x(2) > 0, disp('first of three'), end
if (~isempty(x) && x(1) > 0) | true, disp('second side'), end
if [1 0] | [0 1], disp('element by element'), end
if [1 0] & [1 1], disp('wrong'), else, disp('not all'), end
if [1 1] & [1 2], disp('all'), end
if ~(isempty(x) | false), disp('wrong'), else, disp('negated'), end
k = 0;
while k < 3 & k >= 0
    k = k + 1;
end
disp(k)
while k <= 0 | k < 6
    k = k + 1;
end
disp(k)
y = [1 0] | [0 0];
disp(y)
