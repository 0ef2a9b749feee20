% Construction, display, indexing and properties.
Name = {'Sanchez'; 'Johnson'; 'Li'; 'Diaz'; 'Brown'};
Age = [38; 43; 38; 40; 49];
Smoker = logical([1; 0; 1; 0; 1]);
Height = [71; 69; 64; 67; 64];
BloodPressure = [124 93; 109 77; 125 83; 117 75; 122 80];
T = table(Name, Age, Smoker, Height, BloodPressure)
size(T), height(T), width(T), numel(T), isempty(T), istable(T), class(T)
T.Age'
T.Age(2) = 44;
T.Age(end)
T(2:3, {'Name', 'Age'})
T{:, {'Age', 'Height'}}
T{2, 'Name'}
T(T.Age > 40, 'Name')
T.BMI = round(T.Age ./ T.Height * 10, 3);
T.Smoker = [];
T.Properties.VariableNames
T.Properties.VariableNames{2} = 'Years';
T.(2)'
T.('BMI')'
T.Properties.RowNames = T.Name;
T.Name = [];
T
T('Li', :)
T{'Diaz', 'Years'}
T('Li', :) = []
T(end + 1, :) = {55, 70, [120 80], 1.5};
T.Properties.RowNames{end} = 'Kim';
T
T{'Kim', 'Years'} = 56;
T(:, 'Height') = []
s = struct('a', {1; 2; 3}, 'b', {'x'; 'yy'; 'zzz'});
S = struct2table(s)
C = cell2table({1, 'one'; 2, 'two'}, 'VariableNames', {'n', 'word'})
A = array2table(magic(3), 'VariableNames', {'p', 'q', 'r'}, 'RowNames', {'r1', 'r2', 'r3'})
table2array(A)
table2cell(C)
q = table2struct(C); q(2)
q = table2struct(C, 'ToScalar', true)
E0 = table()
E1 = table('Size', [0 2], 'VariableTypes', {'double', 'string'}, 'VariableNames', {'x', 'y'})
P = table('Size', [2 4], 'VariableTypes', {'double', 'string', 'logical', 'cell'})
W = [S; table(4, {'w'}, 'VariableNames', {'a', 'b'})]
V = [S, table([7; 8; 9])]
table([0.81472; 0.9134; 100.25], [1e6; 2.5; NaN], int8([1; -2; 3]), ["a"; "bcd"; missing], [1+2i; 3; -1i])
table({1; [1 2 3]; 'abc'}, {[]; {2}; "s"}, ['ab'; 'cd'; 'ef'], datetime(2024, 1, [1; 2; 3]), seconds([1; 20; NaN]))
isequal(S, S), isequal(S, W)
for k = 1:height(S), fprintf('%d %s\n', S.a(k), S.b{k}); end
disp(S)
T = table([3; 1; 2], 'VariableNames', {'x'});
T{4, 'x'} = 9;
T.y = T.x * 2;
T{:, 'z'} = "t";
T.x(T.x > 2) = 0;
T
U = T(:, 1:2) + 1
sum(U), mean(U, 2)
T.Properties.Description = 'numbers'; T.Properties.VariableUnits = {'m', '', ''}; T.Properties
varnames = string(T.Properties.VariableNames)
