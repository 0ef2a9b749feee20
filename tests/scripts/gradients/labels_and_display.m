% Dimension labels: their order, what operations do with them, how dlarrays are shown.
x = dlarray([1 2 3; 4 5 6], 'BC')
dims(x)
dims(dlarray(1:3))
size(dlarray(ones(5, 5), 'SSCB'))
y = dlarray(reshape(1:8, 2, 2, 1, 2), 'SSTU')
stripdims(y)
v = dlarray(1:3, 'C')
dims(dlarray(ones(2, 3), 'CBU'))
finddim(dlarray(ones(2, 3, 4), 'SSC'), 'S')
finddim(x, 'T')
finddim(dlarray(1), 'S')
l = dlarray([1 0; 0 1] > 0.5, 'SS')
s = dlarray(single([0.5 1.5]))
e = dlarray(zeros(0, 3))
c = {x, 1}
t.weights = x
disp(x)
extractdata(x)

% results keep labels, operands are brought together by them
dims(x + 1)
dims(sum(x, 2))
z = x .* dlarray([10; 20; 30], 'C');
dims(z), extractdata(z)
b = x + dlarray(reshape(1:4, 2, 2), 'BT');
dims(b), size(b)
dims(permute(x, [2 1])), dims(reshape(x, 1, [])), dims(x(:, 1)), dims(x(2))
stripdims(x, 'BC')
dims(cat(2, x, x)), dims(-x), dims(x > 2)

% classes and questions
class(x), underlyingType(s), isdlarray(x), isdlarray(1)
isa(x, 'dlarray'), isa(x, 'float'), isa(s, 'double'), isnumeric(x), isfloat(x), islogical(l), isreal(x)
numel(x), ndims(y), size(x), isempty(e), isequal(x, stripdims(x)), length(v)
class(x > 2), class(x * 2), class(zeros(2, 'like', s)), underlyingType(zeros(2, 'like', s))
if x > 0, disp('all above 0'), end
for column = dlarray([1 2; 3 4]), disp(extractdata(column)'), end
fprintf('%g ', x), fprintf('\n')
num2str(dlarray(2.5))
x(2, 3) = 100;
extractdata(x), dims(x)
x(:, 1) = [];
size(x)
a = zeros(1, 2);
a(2) = dlarray(5);
class(a)
switch dlarray(3), case 3, disp('three'), end

attempt(@() dlarray(1:3, 'SX'))
attempt(@() dlarray(ones(2, 2), 'CC'))
attempt(@() dlarray(ones(2, 2, 2), 'SC'))
attempt(@() dlarray(ones(2, 2), 'C'))
attempt(@() dlarray('text'))
attempt(@() dlarray({1}))
attempt(@() dlarray(int8(1)))
attempt(@() dlarray(sparse(1)))
attempt(@() dims(1))
attempt(@() extractdata(1))
attempt(@() finddim(dlarray(1, 'S'), 'X'))
attempt(@() dlarray(ones(2, 2), 'CB') * ones(2))
attempt(@() dlarray(1) + "text")
attempt(@() dlarray(1) + {1})
attempt(@() dlarray(ones(2)) + ones(3))
attempt(@() svd(dlarray(1)))
attempt(@() dlarray(1:3) & {1})

function attempt(f)
    try
        f();
        disp('nothing refused')
    catch error
        fprintf('%s\n  %s\n', error.identifier, error.message);
    end
end
% Charts look at the numbers, whatever their kind.
x = dlarray([1 2 3]); h = stem3(x, x, x); disp(h.ZData), h = scatter3(x, x, x); disp(h.XData), [~, h] = contour(dlarray(magic(4))); disp(h.LevelList(1)), h = surf(dlarray(magic(4))); disp(size(h.ZData)), close
