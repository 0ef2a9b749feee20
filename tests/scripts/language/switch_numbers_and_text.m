% switch compares numbers by value, text by content, and tries each cell of a case.
for v = {1, 2, 7, 'one', "two", 'ONE', [], ''}
    x = v{1};
    switch x
        case 1, r = 'number 1';
        case {2, 3}, r = '2 or 3';
        case 'one', r = 'text one';
        case {'two', 'three'}, r = 'two or three';
        otherwise, r = 'other';
    end
    disp(r)
end
switch 3, case {1, {3}}, disp('nested'), otherwise, disp('none'), end
switch true, case 2 > 1, disp('true'), end
