% Struct array of records: sort, group, join, print, nested growth
inv = struct('sku', {'A1','B2','C3','D4','E5'}, 'qty', {10, 0, 7, 3, 25}, ...
             'price', {2.5, 10, 3.25, 99.99, 0.1}, 'tags', {{'small'}, {}, {'metal','new'}, {'glass'}, {'small','new'}});
total = sum([inv.qty] .* [inv.price]);
fprintf('total value %.2f\n', total);
inv(2) = [];
[inv.checked] = deal(false);
[inv([1 3]).checked] = deal(true);
disp([inv.checked])
vals = num2cell([inv.qty] * 2);
[inv.qty] = vals{:};
[~, o] = sort({inv.sku}); 
inv = inv(fliplr(o));
fprintf('%s ', inv.sku); fprintf('\n');
inv(end+1).sku = 'Z9';
disp(isempty(inv(end).qty))
inv(end).qty = 0; inv(end).price = NaN; inv(end).tags{3} = 'late';
inv(end)
inv(1)
groups = struct();
for k = 1:numel(inv)
    for tag = inv(k).tags
        if isempty(tag{1}), continue, end
        if ~isfield(groups, tag{1})
            groups.(tag{1}) = {};
        end
        groups.(tag{1}){end+1} = inv(k).sku;
    end
end
groups = orderfields(groups);
for f = fieldnames(groups)'
    fprintf('%-6s: %s\n', f{1}, strjoin(groups.(f{1}), ','));
end
groups
s = rmfield(inv, {'tags', 'checked'});
c = struct2cell(s);
size(c)
squeeze(c(1,1,:))'
T = cell2struct(c, {'id','n','cost'}, 1);
T(2)
db.users(3).name.first = 'Ann';
db.users(2).address(2).city = 'Rome';
db
db.users(2).address
arrayfun(@(u) isempty(u.name), db.users)
isrow(db.users)
m = [inv.qty; inv.price]
idx = find(arrayfun(@(r) any(strcmp(r.tags, 'new')), inv))
q = structfun(@numel, groups)'
w = structfun(@(x) x{1}, groups, 'UniformOutput', false)
isequal(inv(1), inv(1)), isequal(inv(1), inv(2))
