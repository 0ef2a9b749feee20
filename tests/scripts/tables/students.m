% Grades: cells and structs to tables, joins, missing data, letters.
students = struct('id', {101, 102, 103, 104}, 'name', {'Ada', 'Ben', 'Cleo', 'Dan'}, 'year', {2, 1, 2, 3});
S = struct2table(students);
scores = {101, 'math', 91; 101, 'art', 78; 102, 'math', 64; 103, 'art', 88; 103, 'math', []; 105, 'math', 70};
empty = cellfun(@isempty, scores(:, 3));
scores(empty, 3) = {NaN};
R = cell2table(scores, 'VariableNames', {'id', 'course', 'score'});
R.course = categorical(R.course);
all = outerjoin(S, R, 'Keys', 'id', 'MergeKeys', true)
left = outerjoin(S, R, 'Type', 'left', 'Keys', 'id', 'MergeKeys', true);
height(left)
noScores = S(~ismember(S.id, R.id), :)
unknown = setdiff(R.id, S.id)
inner = innerjoin(S, R);
stats = groupsummary(inner, 'name', @(x) mean(x, 'omitnan'), 'score');
stats.Properties.VariableNames{end} = 'average';
stats
edges = [0 60 70 80 90 Inf];
letters = {'F', 'D', 'C', 'B', 'A'};
inner.grade = discretize(inner.score, edges, 'categorical', letters);
inner
countcats(inner.grade)'
categories(inner.grade)'
missingScores = inner.name(isnan(inner.score))
filled = fillmissing(inner, 'constant', 0, 'DataVariables', 'score');
filled.score'
wide = unstack(R(ismember(R.id, S.id), :), 'score', 'course')
ranks = sortrows(wide, 'math', 'descend', 'MissingPlacement', 'last');
ranks.rank = (1:height(ranks))';
ranks = movevars(ranks, 'rank', 'Before', 1)
best = ranks{1, 'id'};
fprintf('best in math: %s\n', S.name{S.id == best});
S.Properties.RowNames = S.name;
S('Cleo', 'year')
S{{'Ada', 'Dan'}, 'id'}'
S.name = [];
S = sortrows(S, 'RowNames', 'descend')
info = rowfun(@(id, year) id * 10 + year, S, 'OutputVariableNames', 'code')
C = table2cell(S);
class(C), size(C)
cellfun(@class, C(1, :), 'UniformOutput', false)
x = S.Properties.RowNames'
T = array2table(reshape(1:6, 2, 3));
T.Properties.VariableNames = compose('m%d', 1:3);
T.total = sum(T{:, :}, 2);
T.mean = mean(T{:, 1:3}, 2);
T
any(T.total > 10)
T{T.total > 10, 'mean'} = NaN;
T
